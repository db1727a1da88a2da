/** The stores cannot be read or written at the moment, for example because the disk is full; nothing was changed. */
export class StoresUnavailable extends Error {
  override name = 'StoresUnavailable';
}
