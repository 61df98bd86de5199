// The languages of the app, English first.

export interface Language {
  code: string;
  name: string; // as its speakers write it
  direction: 'ltr' | 'rtl';
  numbers: string; // the locale for numbers; the digits are those printed on the boards
  lists: string; // the locale for "a, b and c"; English is written without a comma before the "and"
}

export const languages: readonly Language[] = [
  { code: 'en', name: 'English', direction: 'ltr', numbers: 'en', lists: 'en-GB' },
  { code: 'de', name: 'Deutsch', direction: 'ltr', numbers: 'de', lists: 'de' },
  { code: 'fr', name: 'Français', direction: 'ltr', numbers: 'fr', lists: 'fr' },
  { code: 'es', name: 'Español', direction: 'ltr', numbers: 'es', lists: 'es' },
  { code: 'ar', name: 'العربية', direction: 'rtl', numbers: 'ar-u-nu-latn', lists: 'ar' },
];
