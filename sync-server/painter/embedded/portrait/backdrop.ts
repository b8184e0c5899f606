import { css, mix } from '../canvas/colour.ts'
import { disc } from '../canvas/path.ts'
import type { Pen, Stage } from '../canvas/stage.ts'
import { cactus, deadTree, graves, mesas, mountains, pine } from '../scenery/land.ts'
import { clouds, sky, stars } from '../scenery/sky.ts'
import { skyline, type Town } from '../scenery/town.ts'
import { arches, bats, gear, planet, rigging, shelves, stones } from '../scenery/works.ts'
import type { CallingName } from './callings/callings.ts'
import type { Sitter } from './sitter.ts'

type Motif =
  | Town
  | 'mountains'
  | 'pines'
  | 'dead'
  | 'mesas'
  | 'graves'
  | 'gears'
  | 'arches'
  | 'shelves'
  | 'rigging'
  | 'planet'
  | 'stones'
  | 'bats'

const BY_GENRE: Readonly<Record<Sitter['genre'], readonly Motif[]>> = {
  Fantasy: ['mountains', 'medieval', 'pines', 'stones'],
  'Science Fiction': ['future', 'planet', 'mountains', 'future'],
  Horror: ['dead', 'graves', 'bats', 'victorian'],
  Mystery: ['victorian', 'shelves', 'dead', 'victorian'],
  Historical: ['medieval', 'arches', 'mountains', 'medieval'],
  Cyberpunk: ['neon', 'neon', 'future', 'neon'],
  Steampunk: ['gears', 'works', 'victorian', 'gears'],
  Western: ['mesas', 'western', 'mesas', 'mountains'],
  Supernatural: ['pines', 'stones', 'dead', 'graves'],
  Dystopian: ['ruined', 'works', 'ruined', 'dead'],
}

const BY_CALLING: Readonly<Partial<Record<CallingName, readonly Motif[]>>> = {
  pirate: ['rigging', 'rigging', 'mountains', 'rigging'],
  sailor: ['rigging', 'rigging', 'mountains', 'victorian'],
  scholar: ['shelves', 'arches'],
  monk: ['arches', 'mountains'],
  nun: ['arches', 'graves'],
  priest: ['arches', 'stones'],
  astronaut: ['planet', 'planet', 'future', 'mountains'],
  vampire: ['bats', 'graves', 'victorian', 'dead'],
  engineer: ['gears', 'works'],
  king: ['arches', 'medieval'],
  queen: ['arches', 'medieval', 'mountains'],
}

/** Sky, a disc of light behind the head, and one faint plane that tells the genre. */
export function paintBackdrop(s: Stage, sitter: Sitter): void {
  const { W, H } = s
  const night = sitter.time === 'night'
  sky(s, H * 0.92)
  if (night || sitter.calling === 'astronaut') stars(s, H * 0.72, sitter.calling === 'astronaut' ? 110 : 55)
  const own = BY_CALLING[sitter.calling]
  // The genre tells first; a calling brings its own place half of the time.
  const motifs = own
    ? [own[0]!, ...BY_GENRE[sitter.genre].slice(0, 1), ...own.slice(1), ...BY_GENRE[sitter.genre].slice(1)]
    : BY_GENRE[sitter.genre]
  const motif = motifs[sitter.scene % Math.min(4, motifs.length)] as Motif
  if (motif === 'planet') planet(s, W * (0.5 - sitter.side * 0.3), H * 0.3, W * 0.2)
  halo(s, sitter, motif === 'planet')
  if (!night && motif !== 'arches' && motif !== 'shelves') clouds(s, H, 0.4)
  const inside = motif === 'arches' || motif === 'shelves'
  s.plane(
    'motif',
    { depth: inside ? 0.6 : 0.7, rim: inside ? 0.2 : 0.45, mist: [H * (inside ? 0.35 : 0.5), H, 0.5] },
    (pen) => paintMotif(pen, motif),
  )
  if (motif === 'mountains' || motif === 'mesas' || motif === 'planet')
    s.plane('nearer', { depth: 0.52, rim: 0.35, mist: [H * 0.72, H, 0.55] }, (pen) =>
      mountains(pen, H * 0.97, H * 0.13, W * 0.14),
    )
  if (sitter.genre === 'Supernatural' || sitter.glow) motes(s)
}

function halo(s: Stage, sitter: Sitter, faint: boolean): void {
  const { c, W, H, pal } = s
  const x = W * (0.5 + sitter.side * (sitter.disc === 'low' ? 0.2 : 0.09))
  const y = H * (sitter.disc === 'low' ? 0.56 : 0.41)
  const r = W * (sitter.disc === 'low' ? 0.27 : 0.355)
  const tone = mix(pal.low, pal.light, 0.35)
  if (sitter.disc === 'ring') {
    c.strokeStyle = css(tone, faint ? 0.3 : 0.62)
    for (const [k, w] of [
      [1, 15],
      [1.12, 4],
      [0.86, 3],
    ] as const) {
      c.lineWidth = w
      c.beginPath()
      c.arc(x, y, r * k, 0, 7)
      c.stroke()
    }
    c.fillStyle = css(tone, faint ? 0.12 : 0.26)
    disc(c, x, y, r * 0.86)
    return
  }
  c.fillStyle = css(pal.light, 0.11)
  disc(c, x, y, r * 1.2)
  c.fillStyle = css(tone, faint ? 0.3 : 0.62)
  disc(c, x, y, r)
}

function paintMotif(p: Pen, motif: Motif): void {
  const { W, H, rng } = p
  const valley = (t: number) => Math.abs(t - 0.5) * 1.9
  switch (motif) {
    case 'mountains':
      mountains(p, H * 0.86, H * 0.26, W * 0.2)
      return
    case 'mesas':
      mesas(p, H * 0.86, H * 0.34, 4)
      cactus(p, W * 0.09, H * 0.94, H * 0.24)
      cactus(p, W * 0.93, H * 0.9, H * 0.18)
      return
    case 'pines':
      for (let i = 0; i < 17; i++)
        pine(p, (i / 16) * W, H, H * (0.28 + 0.55 * Math.abs(i / 16 - 0.5)) * rng.range(0.8, 1.25))
      return
    case 'dead':
      for (const x of [0.06, 0.22, 0.8, 0.95]) deadTree(p, W * x, H * 1.02, H * rng.range(0.55, 0.85))
      return
    case 'graves':
      deadTree(p, W * 0.88, H, H * 0.75)
      graves(p, H * 0.9, H * 0.16, 9)
      return
    case 'bats':
      bats(p, 15)
      skyline(p, H, H * 0.4, 'victorian', valley)
      return
    case 'gears':
      for (const [x, y, r] of [
        [0.08, 0.5, 0.2],
        [0.95, 0.66, 0.24],
        [0.9, 0.24, 0.13],
        [0.26, 0.84, 0.15],
        [0.2, 0.14, 0.1],
      ] as const)
        gear(p, x * W, y * H, r * W, r > 0.14 ? 16 : 11)
      return
    case 'arches':
      arches(p, 3)
      return
    case 'shelves':
      shelves(p)
      return
    case 'rigging':
      rigging(p)
      return
    case 'stones':
      stones(p, H * 0.9, H * 0.34)
      return
    case 'planet':
      mountains(p, H * 0.92, H * 0.14, W * 0.26)
      return
    default:
      skyline(
        p,
        H,
        H * (motif === 'western' ? 0.4 : motif === 'future' || motif === 'neon' ? 0.6 : 0.46),
        motif,
        valley,
      )
  }
}

/** Motes of the accent that rise around somebody uncanny. */
function motes(s: Stage): void {
  const rng = s.rng.fork('motes')
  for (let i = 0; i < 26; i++) {
    const near = rng.next() ** 4
    const [x, y] = [rng.range(0, s.W), s.H * rng.range(0.2, 1)]
    s.glow(x, y, 8 + near * 22, s.pal.accent, 0.5)
    s.c.fillStyle = css(mix(s.pal.accent, s.pal.light, 0.5), 0.9)
    disc(s.c, x, y, 1 + near * 2)
  }
}
