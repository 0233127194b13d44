import type { InterfaceLanguage } from '@candor/contract'
import type { ExportTexts } from '../texts/shape'
import { sha256Source } from './sha256-source'
import { verifierCore } from './verifier-core'

type Texts = ExportTexts['evidence']['verifier'] & ExportTexts['evidence']['page']

const style =
  ':root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem;overflow-wrap:anywhere}input{font:inherit;max-width:100%;box-sizing:border-box}#noted{width:100%}'

/** A page opened from a disk can load no module and read no file that was not chosen, so the script stands in it. */
const pageScript = `const element = (id) => document.getElementById(id)
const result = element('result')

// The chosen files by their name in the pack; null: no pack is among them.
function findPack(chosen) {
  const paths = [...chosen].map((file) => [file.webkitRelativePath || file.name, file])
  const found = paths.map(([path]) => path).filter((path) => path.split('/').at(-1) === 'pack.json').sort((a, b) => a.length - b.length)
  if (found.length === 0) return null
  const folder = found[0].slice(0, -'pack.json'.length)
  return new Map(paths.filter(([path]) => path.startsWith(folder)).map(([path, file]) => [path.slice(folder.length), file]))
}

const pieceBytes = 4 * 1024 * 1024

async function hashBytes(file) {
  const hasher = createHasher()
  for (let at = 0; at < file.size; at += pieceBytes) hasher.add(new Uint8Array(await file.slice(at, at + pieceBytes).arrayBuffer()))
  return hasher.finish()
}

function show(title, lines) {
  const heading = document.createElement('h2')
  heading.textContent = title
  const list = document.createElement('ul')
  for (const line of lines) list.appendChild(document.createElement('li')).textContent = line
  result.replaceChildren(heading, list)
}

let runs = 0
async function verify() {
  const run = (runs += 1)
  const { files: chosen } = element('folder')
  if (chosen.length === 0) return
  const files = findPack(chosen)
  if (files === null) return show(texts.invalid, [texts.noPack])
  const find = (name) => {
    const file = files.get(name)
    if (file === undefined) throw new Error(name)
    return file
  }
  result.textContent = texts.running
  const tools = {
    sha256,
    listFiles: async () => [...files.keys()],
    readText: async (name) => find(name).text(),
    hashFile: async (name) => hashBytes(find(name)),
  }
  const { problems, facts } = await checkPack(tools, element('noted').value, texts)
  // Another folder or hash was given in the meantime.
  if (run !== runs) return
  if (problems.length === 0) show(texts.valid, facts)
  else show(texts.invalid, problems)
}
element('folder').addEventListener('change', verify)
element('noted').addEventListener('change', verify)
`

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** The page in an evidence pack that checks it in a browser. Its policy lets it load nothing and send nothing. */
export const writeVerifyPage = (language: InterfaceLanguage, texts: Texts): string => {
  const policy =
    "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"
  // The text of a script ends at the first "</".
  const values = JSON.stringify(texts, null, 2).replaceAll('<', '\\u003c')
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>${escapeHtml(texts.title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escapeHtml(texts.title)}</h1>
<p>${escapeHtml(texts.intro)}</p>
<noscript><p>${escapeHtml(texts.noScript)}</p></noscript>
<p><label for="noted">${escapeHtml(texts.notedLabel)}</label><br><input id="noted" autocomplete="off" spellcheck="false"></p>
<p><label for="folder">${escapeHtml(texts.folderLabel)}</label><br><input id="folder" type="file" webkitdirectory multiple aria-describedby="hint"></p>
<p id="hint">${escapeHtml(texts.folderHint)}</p>
<div id="result" role="status"></div>
</main>
<script>
const texts = ${values}

${sha256Source}
${verifierCore}
${pageScript}</script>
</body>
</html>
`
}
