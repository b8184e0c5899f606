/** Has the browser save `text` as a file; asks for nothing, and works under a strict policy for scripts. */
export function saveFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser reads it after this task.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
