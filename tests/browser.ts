/** The parts of a browser that redirects and cookies need: it follows nothing by itself. */
export class Browser {
  readonly #cookies = new Map<string, string>()

  /** Goes to `address`, with the cookies of its host, and keeps those it is given. */
  async go(address: string): Promise<{ status: number; location: string; headers: Headers; text: string }> {
    const url = new URL(address)
    const mine = [...this.#cookies].filter(([key]) => key.startsWith(`${url.host} `)).map(([, pair]) => pair)
    const response = await fetch(url, {
      redirect: 'manual',
      headers: mine.length > 0 ? { Cookie: mine.join('; ') } : {},
    })
    for (const line of response.headers.getSetCookie()) {
      const pair = line.split(';')[0] ?? ''
      this.#cookies.set(`${url.host} ${pair.split('=')[0]}`, pair)
    }
    const location = response.headers.get('Location')
    return {
      status: response.status,
      location: location ? new URL(location, url).href : '',
      headers: response.headers,
      text: await response.text(),
    }
  }
}
