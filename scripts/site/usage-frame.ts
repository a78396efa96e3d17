import { createHash } from 'node:crypto'
import { PAGE_POLICY, policyElement } from '../../web/site/policy.ts'

/**
 * The one inline script of the site, let through by its hash: events that arrive are queued where tags look for them, and the tag is
 * fetched. Only in a sandbox without an origin: whoever opens the file as a page must not run the tag beside what this site has stored.
 */
const SCRIPT =
  "if(origin==='null'){window.dataLayer=window.dataLayer||[];onmessage=function(e){dataLayer.push(e.data)};" +
  "document.head.append(Object.assign(document.createElement('script'),{src:document.currentScript.dataset.tag}))}"

/** What the frame of a tag may do: run that script and the tag, and reach the tag’s host. */
export function framePolicy(tagUrl: string) {
  const { origin } = new URL(tagUrl)
  const hash = createHash('sha256').update(SCRIPT).digest('base64')
  return { ...PAGE_POLICY, 'script-src': `'sha256-${hash}' ${origin}`, 'style-src': "'none'", 'img-src': origin, 'connect-src': origin }
}

/**
 * The document in which an owner’s analytics tag runs. It is a file of its own and not a `srcdoc`, whose `document.baseURI` is the whole
 * address of the page around it, with what the visitor typed.
 */
export const frameHtml = (tagUrl: string): string => `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
${policyElement(framePolicy(tagUrl))}
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<title>Usage counter</title>
<script data-tag="${tagUrl.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">${SCRIPT}</script>
</head>
</html>
`
