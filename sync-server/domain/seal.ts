import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const SALT = 16
const NONCE = 12
const TAG = 16
const BODY = SALT + NONCE + TAG

/**
 * Encrypts `text` so that only a request with the same key and the same content opens it: neither tokens nor anything
 * that passwords could be guessed by lies readable in the database. Base64url.
 */
export function seal(text: string, key: string, content: string): string {
  const salt = randomBytes(SALT)
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv(CIPHER, secretOf(key, content, salt), nonce)
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([salt, nonce, cipher.getAuthTag(), body]).toString('base64url')
}

/** What was sealed, or null for another key or content. */
export function unseal(sealed: string, key: string, content: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  const [salt, nonce, tag] = [
    bytes.subarray(0, SALT),
    bytes.subarray(SALT, SALT + NONCE),
    bytes.subarray(SALT + NONCE, BODY),
  ]
  try {
    const decipher = createDecipheriv(CIPHER, secretOf(key, content, salt), nonce, { authTagLength: TAG })
    decipher.setAuthTag(tag)
    return Buffer.concat([decipher.update(bytes.subarray(BODY)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}

function secretOf(key: string, content: string, salt: Buffer): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', `${key}\n${content}`, salt, 'visit', 32))
}
