interface Picture {
  readonly screen: string
  readonly width: string
  readonly words: string
  readonly file: string
}

/** Parses names such as `set--1440-en-light.png`. Other files are left out. */
const parsePicture = (file: string): Picture[] => {
  const [, screen, width, language, theme] = /^(.+)--(\d+)-(\w+)-(\w+)\.png$/.exec(file) ?? []
  if (screen === undefined || width === undefined) return []
  return [{ screen, width, words: `${width} px, ${language}, ${theme}`, file }]
}

const renderFigure = ({ file, width, words }: Picture): string =>
  `<figure class="w${width}"><a href="${file}"><img src="${file}" alt="" loading="lazy"></a><figcaption>${words}</figcaption></figure>`

const style = `body{font:15px/1.5 system-ui,sans-serif;margin:24px;background:#f4f4f2;color:#222}
h2{margin:32px 0 8px;font-size:18px}.row{display:flex;gap:16px;overflow-x:auto;align-items:flex-start;padding-bottom:12px}
figure{margin:0;flex:none}img{display:block;border:1px solid #ccc;background:#fff}.w1440 img{width:420px}.w390 img{width:122px}
figcaption{font-size:12px;color:#555;margin-top:4px}nav a{margin-right:12px}`

/** Renders a page with every picture of a folder, grouped by screen. */
export const renderIndexPage = (files: readonly string[]): string => {
  const pictures = [...files].sort().flatMap(parsePicture)
  const screens = [...new Set(pictures.map(({ screen }) => screen))]
  const rows = screens.map((screen) => {
    const own = pictures.filter((entry) => entry.screen === screen)
    return `<h2 id="${screen}">${screen}</h2><div class="row">${own.map(renderFigure).join('')}</div>`
  })
  const links = screens.map((screen) => `<a href="#${screen}">${screen}</a>`).join('')
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens of Candor</title><style>${style}</style><h1>${screens.length} screens, ${pictures.length} pictures</h1><nav>${links}</nav>${rows.join('\n')}</html>\n`
}
