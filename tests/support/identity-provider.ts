import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import Provider from "oidc-provider";
import { say } from "@/scripts/server/say";

// A real OpenID provider on this machine, in Google's place. Any login is let in with any password; the login itself
// says what the provider knows: `Ada Lovelace <ada@example.com>`, with `unproven` before it for an address that was
// never proven, and `#2` behind it for a second account of the same address.
const LOGIN = /^(unproven )?(.*?) ?<([^<>]+)>(#\d+)?$/;

interface Person {
  email: string;
  email_verified: boolean;
  name: string;
  given_name?: string;
  family_name?: string;
}

function personOf(login: string): Person {
  const [, unproven, name = "", email = login] = LOGIN.exec(login) ?? [];
  const [given_name, ...family] = name.split(" ");
  return {
    email,
    email_verified: !unproven,
    name,
    ...(given_name ? { given_name } : {}),
    ...(family.length > 0 ? { family_name: family.join(" ") } : {}),
  };
}

const [clientId = "", clientSecret = "", callbackPath = ""] = process.argv.slice(2);
const server = createServer();
server.listen(0, "127.0.0.1", () => {
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [`http://localhost:3000${callbackPath}`],
        token_endpoint_auth_method: "client_secret_post",
      },
    ],
    claims: {
      openid: ["sub"],
      email: ["email", "email_verified"],
      profile: ["name", "given_name", "family_name"],
    },
    // As Google does: the claims stand in the ID token.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    cookies: { keys: ["test"] },
    ttl: {
      AuthorizationCode: 60,
      IdToken: 3600,
      AccessToken: 3600,
      Interaction: 600,
      Session: 600,
      Grant: 600,
    },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({ sub: Buffer.from(id).toString("base64url"), ...personOf(id) }),
    }),
  });
  // The site under test has whatever port was free.
  provider.Client.prototype.redirectUriAllowed = (address: string) => {
    const { hostname, pathname } = new URL(address);
    return hostname === "localhost" && pathname === callbackPath;
  };
  const answer = provider.callback();
  server.on("request", (request, response) => {
    // Google lets people choose among their accounts; this provider always asks for a login.
    request.url = request.url?.replace("&prompt=select_account", "");
    void answer(request, response);
  });
  say(JSON.stringify({ issuer }));
});
