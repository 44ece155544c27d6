/** More work waits than this process can do in good time; the API responds 503 and the client may come again. */
export class TooBusy extends Error {
  override readonly name = "TooBusy";
}
