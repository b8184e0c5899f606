/** A text in word-sized pieces; joined they are the text, byte for byte. */
export const pieces = (text: string): string[] => text.match(/\s*\S+(?:\s+$)?/gu) ?? (text ? [text] : [])

/**
 * Gives a text out piece by piece, waiting for `pace` between two of them.
 * Throws the signal's reason when it is aborted.
 */
export async function streamOut(
  text: string,
  onText: (piece: string) => void,
  pace: ((signal: AbortSignal) => Promise<void>) | undefined,
  signal: AbortSignal,
): Promise<void> {
  for (const [i, piece] of pieces(text).entries()) {
    if (i > 0 && pace) await pace(signal)
    signal.throwIfAborted()
    onText(piece)
  }
}
