import { expect, test } from 'vitest'
import { inlineBeforePaint, inlineStyles } from './head-plugin'

const page = `<head>
    <meta charset="utf-8" />
    <link rel="stylesheet" crossorigin href="/assets/app.css">
  </head>
  <body>
    <div id="root"></div>
  </body>`

test('the style sheet is in the page, and its file is named but not fetched', () => {
  const html = inlineStyles(page, (file) => `a{content:"$& ${file}"}\n`)
  expect(html).toBe(`<head>
    <meta charset="utf-8" />
    <style nonce="candor-nonce">a{content:"$& assets/app.css"}</style>
  </head>
  <body>
    <div id="root"></div>
    <link rel="stylesheet" href="/assets/app.css" disabled>
  </body>`)
})

test('a style sheet that would end its own element is refused', () => {
  expect(() => inlineStyles(page, () => 'a{content:"</style>"}')).toThrow('style element')
})

test('before-paint.js is in the page without its comments', () => {
  const html = '<head>\n    <script src="/before-paint.js"></script>\n  </head>'
  expect(inlineBeforePaint(html, '// why\nrun("$&")\n')).toBe('<head>\n    <script>\nrun("$&")\n</script>\n  </head>')
  expect(() => inlineBeforePaint('<head></head>', 'run()')).toThrow('before-paint.js')
  expect(() => inlineBeforePaint(html, 'run("</script>")')).toThrow('script element')
})
