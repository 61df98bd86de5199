// Whether the page lies in the dark, for whoever draws: some boards have a print of their own for the night.
let dark = $state(false);

export function night(): boolean {
  return dark;
}

export function setNight(now: boolean): void {
  dark = now;
}
