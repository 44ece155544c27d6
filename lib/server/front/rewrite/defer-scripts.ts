import { PAYLOAD_INSIDE, PAYLOAD_QUERY } from "@/lib/server/front/rewrite/rsc-payload";

/** How long scripts wait for the first picture. */
const MAX_WAIT_MS = 3000;
/** Between a loaded picture and the scripts where the browser does not report its paint. */
const UNREPORTED_PAINT_MS = 300;

const SCRIPT = /<script src="[^"]+" async=""><\/script>/g;
const ANY_SCRIPT_FILE = /<script\b[^>]*\ssrc=/g;
/** Only old browsers run these; they stay where they are. */
const LEGACY_SCRIPT = /<script src="[^"]+" noModule="">/g;
const SCRIPT_PRELOAD = /<link rel="preload" as="script"[^>]*>/g;

/**
 * Runs in the browser. Inserts the waiting scripts once the picture with high priority is painted, after
 * `MAX_WAIT_MS`, or at the first touch. Clicks and submits from before are held and repeated when `ReadySignal`
 * says that the page works. Scripts run in the order of the document, so that the page starts with its last one.
 * A page of which the server does not have a script, since it runs another build or shows the page otherwise, is
 * requested once more with its payload inside, also when another server of the same site has it at the second try. Without a network it stays readable, and is reloaded when the visitor
 * presses a button that needs them and the network is back.
 */
const STARTER = `(function(w,d){
var box=d.getElementById("scripts"),picture=d.querySelector("img[fetchpriority=high]"),held,lost,pressed,here=w.location,inside=/[?&]${PAYLOAD_INSIDE}$/;
function to(query){return here.pathname+query+here.hash}
function asking(what){return here.search+(here.search?"&":"?")+what}
function again(r){if((r.ok||r.status==404)&&!inside)here.replace(to(asking("${PAYLOAD_INSIDE}")))}
if(inside=inside.test(here.search))history.replaceState(null,"",to(here.search.slice(0,-${PAYLOAD_INSIDE.length + 1})));
function prepare(s){var v=s.dataset.payload;
if(v)s.src=asking("${PAYLOAD_QUERY}="+v);
s.async=false;s.onerror=function(){fetch(s.src).then(again,function(){lost=s.src})}}
function hold(f){held=f;if(lost)fetch(lost).then(function(){here.reload()},function(){})}
function go(){if(!box)return;var part=d.importNode(box.content,true);part.querySelectorAll("script").forEach(prepare);d.head.append(part);box.remove();box=null}
function soon(){setTimeout(go,${UNREPORTED_PAINT_MS});
new PerformanceObserver(function(list){list.getEntries().forEach(function(e){if(!picture||e.element==picture)go()})}).observe({type:"largest-contentful-paint",buffered:true})}
function tap(e){var b=e.target.closest("button[type=button]:not([popovertarget]),a[data-package]");if(b){e.stopPropagation();if(pressed)pressed.ariaBusy=null;pressed=b;b.ariaBusy=true;hold(function(){b.ariaBusy=null;b.click()})}}
function send(e){var f=e.target;if(!f.hasAttribute("action")){e.preventDefault();e.stopPropagation();hold(function(){f.requestSubmit(e.submitter)})}}
if(!picture||picture.complete)soon();else{picture.onload=picture.onerror=soon}
setTimeout(go,${MAX_WAIT_MS});
["pointerdown","keydown"].forEach(function(n){w.addEventListener(n,go,{once:true,capture:true})});
w.addEventListener("click",tap,true);
w.addEventListener("submit",send,true);
w.addEventListener("palamar:ready",function(){w.removeEventListener("click",tap,true);w.removeEventListener("submit",send,true);if(held)held()},{once:true});
})(window,document)`.replaceAll("\n", "");

const count = (html: string, what: RegExp) => html.match(what)?.length ?? 0;

/**
 * A page whose scripts do not compete with its first picture: they are in a `<template>`, which browsers neither
 * fetch nor run, until the starter at the end of the page inserts them. `first` runs before them. A page without
 * scripts stays as it is. Throws when Next writes its tags in another way than known here.
 */
export function deferScripts(html: string, first = ""): string {
  const scripts = html.match(SCRIPT) ?? [];
  if (scripts.length + count(html, LEGACY_SCRIPT) !== count(html, ANY_SCRIPT_FILE))
    throw new Error("a script tag of another shape");
  if (scripts.length === 0) return html;
  if (count(html, /<body[\s>]/g) !== 1) throw new Error("not one <body>");
  if (count(html, /<\/body>/g) !== 1) throw new Error("not one </body>");
  const box = `<template id="scripts">${first}${scripts.join("")}</template>`;
  return html
    .replace(SCRIPT, "")
    .replace(SCRIPT_PRELOAD, "")
    .replace(/<body[^>]*>/, (body) => body + box)
    .replace("</body>", () => `<script>${STARTER}</script></body>`);
}
