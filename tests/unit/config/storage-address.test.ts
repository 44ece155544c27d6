import { readServerEnv } from "@/lib/config/env.server";
import { readStorageAddress } from "@/lib/config/storage-address";

test("an address names store, bucket, region, key and secret, whatever signs these hold", () => {
  expect(readStorageAddress("https://KEY:a%2Fb%2Bc@s3.example.com/files?region=auto")).toEqual({
    endpoint: "https://s3.example.com/files",
    region: "auto",
    accessKeyId: "KEY",
    secretAccessKey: "a/b+c",
  });
  expect(readStorageAddress("http://k:s@127.0.0.1:9000/my.bucket/?region=eu-central-1").endpoint).toBe(
    "http://127.0.0.1:9000/my.bucket",
  );
});

test("the site starts without a store, and with a whole address", () => {
  expect(readServerEnv({ STORAGE_URL: "" }).STORAGE_URL).toBeUndefined();
  expect(
    readServerEnv({ STORAGE_URL: "https://k:s@s3.example.com/files?region=auto" }).STORAGE_URL,
  ).toContain("s3.");
});

test.each([
  "nonsense",
  "s3://k:s3cret@s3.example.com/files?region=auto",
  "https://s3.example.com/files?region=auto",
  "https://k@s3.example.com/files?region=auto",
  "https://k:s3cret@s3.example.com/?region=auto",
  "https://k:s3cret@s3.example.com/files/deeper?region=auto",
  "https://k:s3cret@s3.example.com/FILES?region=auto",
  "https://k:s3cret@s3.example.com/files",
  "https://k:s3/cret@s3.example.com/files?region=auto",
  "https://k:s3cret%E0%A4@s3.example.com/files?region=auto",
])("the site refuses to start with %s, and says how the address looks, not the secret", (value) => {
  const start = () => readServerEnv({ STORAGE_URL: value });
  expect(start).toThrow("STORAGE_URL must look like https://<key>:<secret>@<host>/<bucket>?region=<region>");
  expect(start).toThrow(expect.not.objectContaining({ message: expect.stringContaining("s3cret") }));
});
