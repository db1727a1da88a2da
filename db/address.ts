/** Whether where games are kept is the address of a PostgreSQL, and not the path of an SQLite file. */
export const isAddress = (place: string): boolean => /^postgres(ql)?:\/\//i.test(place);
