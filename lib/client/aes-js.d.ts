declare module "aes-js" {
  interface Mode {
    encrypt(bytes: Uint8Array): Uint8Array;
    decrypt(bytes: Uint8Array): Uint8Array;
  }
  const aes: {
    ModeOfOperation: { cbc: new (key: Uint8Array, iv: Uint8Array) => Mode };
    padding: { pkcs7: { pad(bytes: Uint8Array): Uint8Array; strip(bytes: Uint8Array): Uint8Array } };
  };
  export default aes;
}
