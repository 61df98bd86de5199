// What somebody types as dice, whatever digits their keyboard has: "٥٤" is "54".

const arabicDigit = /[\u0660-\u0669\u06f0-\u06f9]/g;

export function typedDice(text: string): string {
  return text.trim().replace(arabicDigit, (digit) => String(digit.charCodeAt(0) & 0xf));
}
