/** How long scripts wait for the picture at most, in milliseconds. */
const PATIENCE = 3000;
/** How long they wait for the word that it was painted once it is there: browsers do not say so of every picture. */
const UNSEEN = 300;

const SCRIPT = /<script src="[^"]+" async=""><\/script>/g;
/** Starts the page as soon as it runs. */
const RUNTIME = /\/turbopack-[^/"]+\.js"/;
const SCRIPT_PRELOAD = /<link rel="preload" as="script"[^>]*>/g;

/**
 * Runs in the browser. Lets the scripts go once the picture that matters has been painted, after `PATIENCE`, or
 * as soon as somebody touches the page. What somebody presses or sends before the scripts serve it is held, and
 * given back when the page says that it is ready (`ReadySignal`). Scripts run in their order: React's data comes
 * first (`separateFlight`), what starts the page last: what it then fetches expects all of the page's own to be
 * there. A page of which the server no longer has a script is loaded anew, once; when the network fails it stays
 * readable as it is.
 */
const STARTER = `(function(w,d){
var box=d.getElementById("scripts"),picture=d.querySelector("img[fetchpriority=high]"),held;
function anew(r){if(r.status==404&&performance.getEntriesByType("navigation")[0].type!="reload")location.reload()}
function go(){if(box){var part=d.importNode(box.content,true);part.querySelectorAll("script").forEach(function(s){s.async=false;s.onerror=function(){fetch(s.src).then(anew,function(){})}});d.head.append(part);box.remove();box=null}}
function soon(){setTimeout(go,${UNSEEN});
new PerformanceObserver(function(list){list.getEntries().forEach(function(e){if(!picture||e.element==picture)go()})}).observe({type:"largest-contentful-paint",buffered:true})}
function tap(e){var b=e.target.closest("button[type=button]:not([popovertarget]),a[data-package]");if(b){e.stopPropagation();held=function(){b.click()}}}
function send(e){var f=e.target;if(!f.hasAttribute("action")){e.preventDefault();e.stopPropagation();held=function(){f.requestSubmit(e.submitter)}}}
if(!picture||picture.complete)soon();else{picture.onload=picture.onerror=soon}
setTimeout(go,${PATIENCE});
["pointerdown","keydown"].forEach(function(n){w.addEventListener(n,go,{once:true,capture:true})});
w.addEventListener("click",tap,true);
w.addEventListener("submit",send,true);
w.addEventListener("palamar:ready",function(){w.removeEventListener("click",tap,true);w.removeEventListener("submit",send,true);if(held)held()},{once:true});
})(window,document)`.replaceAll("\n", "");

/**
 * A page whose scripts do not compete with its first picture: they stand in a `<template>`, which browsers
 * neither fetch nor run, until the starter at the end of the page lets them go. Pictures further down wait as
 * long (globals.css). A page without scripts stays as it is.
 */
export function putPictureFirst(html: string): string {
  const scripts = html.match(SCRIPT);
  if (!scripts) return html;
  const inOrder = scripts.toSorted((one, other) => Number(RUNTIME.test(one)) - Number(RUNTIME.test(other)));
  const box = `<template id="scripts">${inOrder.join("")}</template>`;
  return html
    .replace(SCRIPT, "")
    .replace(SCRIPT_PRELOAD, "")
    .replace(/<body[^>]*>/, (body) => body + box)
    .replace("</body>", () => `<script>${STARTER}</script></body>`);
}
