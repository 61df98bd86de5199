// Numbers on boards and cubes are set in the face of titles (app.css); a picture that is taken elsewhere uses what is there.
export const SERIF = "Alegreya, 'Iowan Old Style', 'Palatino Linotype', Palatino, 'Book Antiqua', Georgia, serif";
