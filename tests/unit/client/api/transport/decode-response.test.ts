import { decodeResponse } from "@/lib/client/api/transport/decode-response";
import { sealText } from "@/lib/server/runtime/api/envelope";

const INCOMPLETE = "Geçersiz yanıt biçimi. IV veya şifreli veri eksik.";
const json = (status: number, body: string) =>
  new Response(body, { status, headers: { "Content-Type": "application/json" } });

test("a response comes out of its envelope with its status", async () => {
  const opened = await decodeResponse(json(422, JSON.stringify({ data: await sealText('{"error":"x"}') })));
  expect(opened.status).toBe(422);
  expect(await opened.json()).toEqual({ error: "x" });
});

test.each(['{"name":"Ada"}', '{"data":"AAAA"}', "<html>"])(
  "a success in clear or in pieces is no response: %s",
  async (body) => {
    await expect(decodeResponse(json(200, body))).rejects.toThrow();
  },
);

test.each([401, 403, 502])("a %i that cannot be opened is still a %i", async (status) => {
  const opened = await decodeResponse(json(status, '{"error":"somebody between us"}'));
  expect(opened.status).toBe(status);
  expect(await opened.json()).toEqual({ message: INCOMPLETE });
  expect(await (await decodeResponse(json(status, "<html>"))).json()).toEqual({});
});
