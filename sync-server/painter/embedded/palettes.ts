import type { Genre } from '../../../shared/rules/genres.ts'
import { type Colour, hex, mix, tune } from './canvas/colour.ts'

export const TIMES = ['dawn', 'day', 'dusk', 'night'] as const
export type Time = (typeof TIMES)[number]
export const WEATHERS = ['clear', 'fog', 'rain', 'storm', 'snow', 'embers', 'sand'] as const
export type Weather = (typeof WEATHERS)[number]

/** Six inks per picture: sky top, sky middle, horizon, key light, darkest ink, accent (lamps, windows, neon). */
const TABLE: Record<Genre, Record<Time, string>> = {
  Fantasy: {
    dawn: '2f4a6b 8f8fa8 f3c9a0 ffe6b8 1a2238 ffb347',
    day: '3f7fa6 8cc0c4 efe6c4 fff4d0 1c3340 f2a33a',
    dusk: '2a2550 8a4a78 f29a6b ffd9a0 170f2b ffb648',
    night: '0b1230 1f3a63 5d86a0 dcecf2 060a1c ffb545',
  },
  'Science Fiction': {
    dawn: '1d2b4f 6a6fa0 f5b7a0 ffe9d0 0e1430 63f0e0',
    day: '1f6f8f 7cc4c4 f0e8d0 fffbe8 10283c ff6a3d',
    dusk: '1a1440 7a2f7c ff8a5c ffd0a0 0d0824 4ff0ea',
    night: '05081e 132b58 2f7f96 c8f5f5 03040f 58f5e0',
  },
  Horror: {
    dawn: '23262c 5f5a5a b9a58c e8dcc0 0d0e12 c8402a',
    day: '4b5450 8f958a cfcbb4 eee8d2 161a1a b5301f',
    dusk: '1c1216 5c1f22 c8452c ffb070 0b0507 ff5a2a',
    night: '080b10 1c3234 7ea08e e2efd6 030506 ec5a2c',
  },
  Mystery: {
    dawn: '22303d 627684 d9c3a3 f7e6c4 101820 f5b04a',
    day: '46606e 90a5a8 dcd6c2 f6efdc 18242c d99a3a',
    dusk: '18233a 4a4a68 c98a63 ffcf92 0b1120 ffbe5a',
    night: '070d18 14283a 3f6470 cfe0d8 04070d ffc256',
  },
  Historical: {
    dawn: '3a5f7a b3a39a ffcf92 fff0c8 241a1c d8642a',
    day: '5e93a8 b4c8b8 f0e2bc fff6da 33261e c8552b',
    dusk: '3a2a3c a85a44 f2ac5c ffdf9c 1f1214 ffb03c',
    night: '10182a 2c3f56 7d8a84 e8e6cc 0a0c14 f7a83a',
  },
  Cyberpunk: {
    dawn: '1a1838 6a3f7c ff9a8a ffd8c8 0b0a1c 2cf0ff',
    day: '2b4a5c 7f9c9c e6d6b4 fff2d4 121c28 ff3d81',
    dusk: '14082e 6c1470 ff4f7a ffb0a0 090418 29eaff',
    night: '060418 2a0f52 8a1f80 ff9ee0 04020e 1cf2ff',
  },
  Steampunk: {
    dawn: '3a3a44 957c68 f0c488 ffe8b8 1c1512 ff9a3c',
    day: '5a7a7c b8aa84 f0dca8 fff2cc 2c1f16 d9662a',
    dusk: '2e1f24 8c4a2c f0963c ffd488 170c0a ffb84a',
    night: '0d1418 2a3a3a 7a6a48 f0dca0 080808 ff9e36',
  },
  Western: {
    dawn: '34405c b07a78 ffc38a ffe9bc 24141c ff8a3c',
    day: '3f90a8 a8ccb8 f8e0a8 fff6d4 4a2418 e0561f',
    dusk: '3c1838 c0403c ffa03c ffe08c 200a14 ffc23c',
    night: '0c1434 2c3a6c 8c7c8c f4ead0 080818 ff9c3c',
  },
  Supernatural: {
    dawn: '28304c 7c7ca0 e8c8c4 fff0e8 12142a 7affc0',
    day: '4a6c80 98b4b0 e4e4cc f8f8e4 1a2838 5ae0b0',
    dusk: '1a1438 5a3a7c d87c9c ffc8c0 0c0820 7af5c4',
    night: '060a1e 1a2458 4a7c9c c8f5e4 03040f 6affc4',
  },
  Dystopian: {
    dawn: '2c2e30 75706a d8b890 f4dcb4 131212 ff4a2a',
    day: '62665f a09d8c d4cbac ece4cc 1e1d1b d8381c',
    dusk: '2a1a1a 7c3826 e07a34 ffc078 120a0a ff3c1e',
    night: '0a0c0e 222c2e 5c6458 d4d8bc 050606 ff4424',
  },
}

export interface Palette {
  top: Colour
  mid: Colour
  low: Colour
  /** The colour of the air: what distance turns everything into. */
  haze: Colour
  light: Colour
  ink: Colour
  accent: Colour
  /** A second accent across the wheel, for neon and banners. */
  accent2: Colour
}

export function paletteFor(genre: Genre, time: Time, weather: Weather): Palette {
  let [top, mid, low, light, ink, accent] = TABLE[genre][time].split(' ').map(hex) as [
    Colour,
    Colour,
    Colour,
    Colour,
    Colour,
    Colour,
  ]
  let haze = mix(mid, low, 0.62)
  if (weather === 'fog') {
    top = mix(top, mid, 0.45)
    haze = tune(mix(mid, low, 0.7), 1.02, 0.75)
    low = mix(low, haze, 0.25)
  }
  if (weather === 'rain') {
    ;[top, mid, low] = [tune(top, 0.88, 0.8), tune(mid, 0.88, 0.75), tune(mix(low, mid, 0.3), 0.92, 0.8)]
    haze = mix(mid, low, 0.55)
  }
  if (weather === 'storm') {
    ;[top, mid, low] = [tune(top, 0.7, 0.8), tune(mid, 0.78, 0.8), tune(low, 0.86, 0.85)]
    haze = mix(mid, low, 0.5)
  }
  if (weather === 'snow') {
    const cold = hex('a9bdd0')
    ;[top, mid, low] = [mix(top, cold, 0.08), mix(mid, cold, 0.18), mix(low, hex('e4eaf0'), 0.3)]
    haze = mix(mid, low, 0.65)
  }
  if (weather === 'embers') {
    low = mix(low, hex('ff7a30'), 0.35)
    haze = mix(haze, hex('c2502a'), 0.25)
  }
  if (weather === 'sand') {
    const dust = hex('d9a566')
    ;[mid, low] = [mix(mid, dust, 0.45), mix(low, dust, 0.35)]
    haze = mix(mid, low, 0.5)
  }
  const accent2: Colour =
    genre === 'Cyberpunk'
      ? hex('ff3d9a')
      : genre === 'Science Fiction'
        ? hex('ff8a4c')
        : [accent[0] * 0.95, -accent[1] * 0.9, -accent[2] * 0.6]
  return { top, mid, low, haze, light, ink, accent, accent2 }
}
