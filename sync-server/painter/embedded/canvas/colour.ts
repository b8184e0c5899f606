/** A colour in OKLab (lightness 0..1, a, b): mixing stays clean, with no grey mud between orange and blue. */
export type Colour = readonly [number, number, number]

const toLinear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
const toGamma = (v: number) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055)

/** From six hexadecimal digits. */
export function hex(code: string): Colour {
  const n = Number.parseInt(code, 16)
  const r = toLinear(((n >> 16) & 255) / 255)
  const g = toLinear(((n >> 8) & 255) / 255)
  const b = toLinear((n & 255) / 255)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

/** For the canvas; what lies outside of sRGB is cut off. */
export function css([L, a, b]: Colour, alpha = 1): string {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3
  const [red, green, blue] = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((v) => Math.max(0, Math.min(255, Math.round(toGamma(Math.max(0, v)) * 255))))
  return `rgba(${red},${green},${blue},${Math.max(0, Math.min(1, alpha)).toFixed(3)})`
}

/** `x` at t = 0, `y` at t = 1. */
export function mix(x: Colour, y: Colour, t: number): Colour {
  return [x[0] + (y[0] - x[0]) * t, x[1] + (y[1] - x[1]) * t, x[2] + (y[2] - x[2]) * t]
}

/** Multiplies lightness and chroma. */
export function tune([L, a, b]: Colour, light: number, chroma = 1): Colour {
  return [Math.max(0, Math.min(1, L * light)), a * chroma, b * chroma]
}
