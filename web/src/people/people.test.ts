// Who plays at this device is remembered on it.
import { beforeEach, expect, test, vi } from 'vitest';

const storage = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, value: string) => storage.set(key, value),
});

// As a page that is loaded again.
async function fresh(): Promise<typeof import('./people.svelte')> {
  vi.resetModules();
  return import('./people.svelte');
}

beforeEach(() => storage.clear());

test('whoever played last comes first, with the picture chosen last', async () => {
  const { remember } = await fresh();
  remember([{ name: 'Anna', picture: 'bear' }, { name: 'Bert', picture: null }]);
  remember([{ name: ' Zoë ', picture: 'frog' }, { name: 'Anna', picture: 'bee' }, { name: '  ', picture: 'lion' }]);
  const { people, personNamed } = await fresh();
  expect(people()).toEqual([
    { name: 'Zoë', picture: 'frog' },
    { name: 'Anna', picture: 'bee' },
    { name: 'Bert', picture: null },
  ]);
  expect(personNamed(' Anna ')?.picture).toBe('bee');
  expect(personNamed('Carla')).toBeUndefined();
});

test('somebody can be forgotten', async () => {
  const { remember, forget } = await fresh();
  remember([{ name: 'Anna', picture: 'bear' }, { name: 'Bert', picture: null }]);
  forget('Anna');
  expect((await fresh()).people().map((person) => person.name)).toEqual(['Bert']);
});

test('what is no person in the storage is left out', async () => {
  storage.set('fourfold.people', JSON.stringify([{ name: 'Anna', picture: 'dragon' }, { name: 7 }, null, 'x']));
  expect((await fresh()).people()).toEqual([{ name: 'Anna', picture: null }]);
});
