// Renders every PNG icon from mark.svg: `node icons/render.mjs`. The PNGs are committed; run this only when the mark changes.
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const TILE = '#14100c'
const FEATHER = '#e6d8be'
const EMBER = '#e9692f'

const file = (name) => fileURLToPath(new URL(name, import.meta.url))
const mark = await readFile(file('mark.svg'), 'utf8')
const [feather, nib, core] = [...mark.matchAll(/ d="([^"]+)"/g)].map((match) => match[1])

/** The mark as one square SVG of `size` px; `share` is the mark's part of the side, `tile` the ground or null. */
function drawMark(size, share, { tile, radius = 0, flat = false }) {
  const scale = (size * share) / 60
  const edge = (size * (1 - share)) / 2
  const paths = flat
    ? `<path fill="#fff" d="${feather}"/><path fill="#fff" d="${nib}"/>`
    : `<path fill="${FEATHER}" d="${feather}"/><path fill="${EMBER}" d="${nib}"/><path fill="#ffc27a" d="${core}"/>`
  const ground = tile ? `<rect width="${size}" height="${size}" rx="${size * radius}" fill="${tile}"/>` : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${ground}<g transform="translate(${edge} ${edge}) scale(${scale}) translate(-2 -2)">${paths}</g></svg>`
}

/** Line glyphs on a 24-unit grid. */
const GLYPHS = {
  // An open book with a page turning: go on reading.
  play: '<path d="M12 6.5C10 5 7 4.5 3.5 4.8v13.4c3.5-.3 6.5.2 8.5 1.7 2-1.5 5-2 8.5-1.7V4.8C17 4.5 14 5 12 6.5z"/><path d="M12 6.5v13.4"/>',
  create: '<path d="M4.5 19.5l1.2-4.7L16.3 4.2a1.9 1.9 0 0 1 2.7 0l.8.8a1.9 1.9 0 0 1 0 2.7L9.2 18.3z"/><path d="M14.3 6.2l3.5 3.5"/>',
  rewards:
    '<path d="M4 9.5h16v3.5H4z"/><path d="M5.5 13v7h13v-7"/><path d="M12 9.5V20"/><path d="M12 9.5C10.5 5 6.5 4 6.5 6.8c0 2 2.5 2.7 5.5 2.7zM12 9.5C13.5 5 17.5 4 17.5 6.8c0 2-2.5 2.7-5.5 2.7z"/>',
}

function drawGlyph(size, glyph) {
  const side = size * 0.56
  const edge = (size - side) / 2
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" fill="${TILE}"/><g transform="translate(${edge} ${edge}) scale(${side / 24})" fill="none" stroke="${EMBER}" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round">${glyph}</g></svg>`
}

const tile = { tile: TILE }
const icons = {
  'icon-192.png': drawMark(192, 0.62, tile),
  'icon-512.png': drawMark(512, 0.62, tile),
  'maskable-192.png': drawMark(192, 0.52, tile),
  'maskable-512.png': drawMark(512, 0.52, tile),
  'monochrome-512.png': drawMark(512, 0.62, { tile: null, flat: true }),
  'apple-touch-180.png': drawMark(180, 0.62, tile),
  // So small a tile needs more mark and a soft corner.
  'favicon-32.png': drawMark(32, 0.8, { tile: TILE, radius: 0.19 }),
  'shortcut-play-96.png': drawGlyph(96, GLYPHS.play),
  'shortcut-create-96.png': drawGlyph(96, GLYPHS.create),
  'shortcut-rewards-96.png': drawGlyph(96, GLYPHS.rewards),
}

for (const [name, svg] of Object.entries(icons)) {
  const image = sharp(Buffer.from(svg))
  const png = name.startsWith('monochrome') ? image : image.flatten(name.startsWith('favicon') ? false : { background: TILE })
  await writeFile(file(name), await png.png({ compressionLevel: 9 }).toBuffer())
}
