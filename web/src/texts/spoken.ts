// Notation as it is read aloud: "8/5*" is "8 to 5, hit".
import { t } from './texts.svelte';

export function spokenPlay(play: string): string {
  return play
    .replace(/ /g, ', ')
    .replace(/\((\d)\)/g, (_, count: string) => ` ${t('spoken.times', { count: Number(count) })}`)
    .replace(/\*/g, `, ${t('spoken.hit')}`)
    .replace(/[/-]/g, ` ${t('spoken.to')} `)
    .replace(/(\d)x(?=\d)/g, `$1 ${t('spoken.takes')} `);
}
