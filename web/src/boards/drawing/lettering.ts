// Numbers on boards and cubes are set in a humanist serif, whichever the system has.
export const SERIF = "'Iowan Old Style', 'Palatino Linotype', Palatino, 'Book Antiqua', Georgia, serif";
