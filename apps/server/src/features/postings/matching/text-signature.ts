import { fold, withoutPhrase } from './role-key.ts'

const HASHES = 64
const SHINGLE = 3
/** The minimum length of a text with a signature, in words; shorter texts are similar by chance. */
const FEWEST_WORDS = 12
const LONGEST_TEXT = 20_000

/**
 * Returns a signature that allows comparing two texts without their words: the lowest hash of all sequences of three
 * words under each of 64 hash functions (MinHash; Broder, "On the resemblance and containment of documents", 1997).
 * Leaves out the names of the posting's places, because texts for the same role in other places differ in these names.
 * Null for a text that is too short.
 */
export function textSignature(text: string, places: readonly string[]): readonly number[] | null {
  let foldedText = fold(text.slice(0, LONGEST_TEXT))
  for (const place of places.slice(0, 20).map(fold)) if (place.length > 2) foldedText = withoutPhrase(foldedText, place)
  const words = foldedText.match(/[\p{L}\p{N}+#]+/gu) ?? []
  if (words.length < FEWEST_WORDS) return null
  const least = new Int32Array(HASHES).fill(0x7fffffff)
  for (let at = 0; at + SHINGLE <= words.length; at += 1) {
    const hash = hashOf(`${words[at]} ${words[at + 1]} ${words[at + 2]}`)
    for (let index = 0; index < HASHES; index += 1) {
      const value = mix(hash, index)
      if (value < (least[index] ?? 0)) least[index] = value
    }
  }
  return [...least]
}

/**
 * Returns the similarity of two texts by their signatures, within about 0.06: 0 means no common sequences of words, 1
 * means all.
 */
export function likeness(a: readonly number[], b: readonly number[]): number {
  let equalCount = 0
  for (let index = 0; index < HASHES; index += 1) if (a[index] === b[index]) equalCount += 1
  return equalCount / HASHES
}

/** Returns the FNV-1a hash of a text, in 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return hash | 0
}

/** Applies one of the hash functions: the finaliser of MurmurHash3 over the hash and a seed. */
function mix(hash: number, index: number): number {
  let value = hash ^ Math.imul(index + 1, 0x9e3779b1)
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) | 0
}
