/** A response of the provider that is not signed, or not about what was asked: nothing it says counts. */
export class UntrustedResponse extends Error {
  override readonly name = "UntrustedResponse";
}
