import { expect, test } from 'vitest'
import { joinParts } from './page-bytes'
import { createPageTemplate, type PageContent } from './page-template'

const shell = `<!doctype html>
<html lang="en">
  <head>
    <style nonce="candor-nonce">a{}</style>
    <title>AI Interview</title>
    <meta name="description" content="AI Interview" />
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>`

const content: PageContent = {
  language: 'vi',
  title: 'Sao <Mai> & "Co"',
  description: 'a "quoted" </head>',
  html: '<main>candor-nonce</main>',
  accent: { light: '#c8102e', dark: '#d8203e' },
  data: { name: '</script><script>' },
  scripts: ['assets/a.js'],
  fonts: ['assets/f.woff2'],
}

test('a page has its language, words, files and data at their places', () => {
  const template = createPageTemplate(shell)
  expect(joinParts(template.fill(content), 'N', 'identity').toString()).toBe(`<!doctype html>
<html lang="vi">
  <head>
    <style nonce="N">a{}</style>
    <title>Sao &lt;Mai&gt; &amp; &quot;Co&quot;</title>
    <meta name="description" content="a &quot;quoted&quot; &lt;/head&gt;" />
  <style id="first-page-accent" nonce="N">:root{--accent-light:#c8102e;--accent-dark:#d8203e;--accent-shade:14%}</style><link rel="preload" href="/assets/f.woff2" as="font" type="font/woff2" crossorigin><link rel="modulepreload" crossorigin href="/assets/a.js" nonce="N"></head>
  <body>
    <main>candor-nonce</main><script type="application/json" id="first-page-data">{"name":"\\u003c/script>\\u003cscript>"}</script><div id="root"></div>
  </body>
</html>`)
})

test('the shell is what was built, with a nonce', () => {
  const { shell: parts } = createPageTemplate(shell)
  expect(joinParts(parts, 'N', 'identity').toString()).toBe(shell.replace('candor-nonce', 'N'))
})

test('a shell without these places is served but never filled', () => {
  const template = createPageTemplate('<p nonce="candor-nonce"></p>')
  expect(joinParts(template.shell, 'N', 'identity').toString()).toBe('<p nonce="N"></p>')
  expect(() => template.fill(content)).toThrow('places')
})
