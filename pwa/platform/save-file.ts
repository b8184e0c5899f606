/** Hands the player a file, as a download does. `name`: what it is called; `type`: its media type. */
export function saveFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Later, for some browsers begin to read it only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
