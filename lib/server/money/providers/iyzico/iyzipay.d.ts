/** The parts of the official SDK that we use; it ships no types. Responses are parsed, so they are unknown here. */
declare module "iyzipay" {
  type Answer = (error: Error | null, body: unknown) => void;

  interface Creating {
    create(request: object, response: Answer): void;
  }
  interface Retrieving {
    retrieve(request: object, response: Answer): void;
  }

  export default class Iyzipay {
    constructor(settings: { uri: string; apiKey: string; secretKey: string });
    readonly checkoutFormInitialize: Creating;
    readonly checkoutForm: Retrieving;
    readonly refund: Creating;
    readonly reportingTransactionDetails: Retrieving;
  }
}
