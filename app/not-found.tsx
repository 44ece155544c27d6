/**
 * For what the middleware leaves to the browser, such as a script of yesterday. Next writes it into the data of
 * every page, so it says no more than it must; visitors see `app/[locale]/missing`.
 */
export default function NotFound() {
  return <h1>404</h1>;
}
