/** A store cannot be reached just now. Nothing is wrong with the request: the same one may succeed a little later. */
export class StoreUnavailable extends Error {
  override readonly name = "StoreUnavailable"
}
