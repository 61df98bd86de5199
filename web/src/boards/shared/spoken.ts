// What a screen reader says of the board: a space with its pieces, the places a piece can go to, the dice.
import type { Piece, Scene } from '../../core/types';
import { list, t } from '../../texts/texts.svelte';
import type { BoardDesign, Space } from '../design';
import type { Partner } from './mover';

export type Owner = (seat: number) => string;

export interface SpaceState {
  picked: boolean;
  goal: boolean; // of the piece that is picked
  partner: boolean; // to change places with
  movable: boolean;
}

// A text that may speak of a seat calls it by its owner's name.
export function ownedText({ key, values }: Space['label'], owner: Owner): string {
  return t(key, values.seat === undefined ? values : { ...values, owner: owner(Number(values.seat)) });
}

export function spaceName(space: Space, owner: Owner): string {
  return ownedText(space.label, owner);
}

// What the viewer calls the places of a seat that counts in its own way.
export function placesAsSeen(design: BoardDesign, scene: Scene, viewer: number): (seat: number, place: number) => number {
  const lie = { theme: design.themes[0]!, flipped: false, mirrored: false, viewer, numbers: false };
  const spaces = design.spaces(scene, lie);
  return (seat, place) => {
    const id = design.spaceOf(seat, place, scene);
    return Number(spaces.find((space) => space.id === id)?.label.values.place ?? place);
  };
}

function piecesText(pieces: readonly Piece[], owner: Owner): string {
  const counts = new Map<string, { seat: number; kind: string; count: number }>();
  for (const { seat, kind } of pieces) {
    const entry = counts.get(`${seat} ${kind}`) ?? { seat, kind, count: 0 };
    counts.set(`${seat} ${kind}`, { ...entry, count: entry.count + 1 });
  }
  const texts = [...counts.values()].map(({ seat, kind, count }) =>
    t(`board.view.kind.${kind}`, { count, owner: owner(seat) }),
  );
  return texts.length > 0 ? list(texts) : t('board.view.empty');
}

function stateText({ picked, goal, partner, movable }: SpaceState): string | null {
  if (picked) return t('board.view.picked');
  if (goal && partner) return list([t('board.view.goal'), t('board.view.partner')]);
  if (partner) return t('board.view.partner');
  if (goal) return t('board.view.goal');
  return movable ? t('board.view.movable') : null;
}

export function spaceText(space: Space, pieces: readonly Piece[], state: SpaceState, owner: Owner): string {
  const what = t('board.view.space', { space: spaceName(space, owner), pieces: piecesText(pieces, owner) });
  const how = stateText(state);
  return how === null ? what : t('board.view.space_state', { space: what, state: how });
}

// "From point 8 you can go to point 5 and point 4."; after a partner was chosen, from there. Where a piece may change places
// first, that is said of those places apart.
export function destinationsText(
  from: Space,
  goals: readonly Space[],
  partners: readonly Space[],
  partner: Partner | null,
  owner: Owner,
): string {
  const names = (spaces: readonly Space[]): string => list(spaces.map((space) => spaceName(space, owner)));
  if (partner !== null) return t('board.view.switching', { piece: pieceText(partner, owner), goals: names(goals) });
  const going = goals.length > 0 ? t('board.view.from', { from: spaceName(from, owner), goals: names(goals) }) : '';
  const changing = partners.length > 0 ? t('board.view.partners', { from: spaceName(from, owner), places: names(partners) }) : '';
  return [going, changing].filter(Boolean).join(' ');
}

// "Picked: one Half minus pawn of Anna."
export function pickedText(kind: string, owner: () => string): string {
  return t('board.view.picked_piece', { piece: t(`board.view.kind.${kind}`, { count: 1, owner: owner() }) });
}

function pieceText({ seat, kind }: Pick<Partner, 'seat' | 'kind'>, owner: Owner): string {
  return t(`board.view.kind.${kind}`, { count: 1, owner: owner(seat) });
}

export function partnerText(partner: Partner, owner: Owner): string {
  return t('board.view.switch', { piece: pieceText(partner, owner) });
}

// What a gesture does, with the dice that it takes.
export function wayText(label: string, dice: readonly number[]): string {
  return dice.length > 0 ? t('board.view.choice', { label, dice: list(dice.map(String)) }) : label;
}

export function diceText(dice: readonly number[], left: readonly number[], most: number): string {
  const values = { dice: list(dice.map(String)), left: list(left.map(String)), count: left.length };
  if (left.length === 0) return t('board.view.dice.used', values);
  if (left.length >= most) return t('board.view.dice.fresh', values);
  // After a double the numbers that are left are all the same; only how many matters.
  const isDouble = dice.length > 1 && new Set(dice).size === 1;
  return isDouble
    ? t('board.view.dice.double', { ...values, left: String(dice[0]) })
    : t('board.view.dice.left', values);
}
