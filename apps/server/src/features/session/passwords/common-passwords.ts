/**
 * Signs that people write in place of letters in passwords, with these letters in lower case. `skeletonOf` lists the
 * same signs.
 */
const letterOf: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
}

let skeletons: Promise<ReadonlySet<string>> | undefined

/**
 * Whether a password is among the 49,000 most used ones, in any spelling: in capitals, with signs in place of letters,
 * or with punctuation around it; or consists of one repeated character. The list is loaded when the first password is
 * chosen.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  if (new Set(password).size === 1) return true
  skeletons ??= loadSkeletons()
  return (await skeletons).has(skeletonOf(password))
}

async function loadSkeletons(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].map(skeletonOf))
}

function skeletonOf(password: string): string {
  const word = password.normalize('NFKC').toLowerCase()
  const bareWord = word.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
  return (bareWord === '' ? word : bareWord).replaceAll(/[@431!0$5]/g, (sign) => letterOf[sign] ?? sign)
}

/** Whether a password consists only of one or two of these words, such as both names, with digits or signs added. */
export function isMadeOf(password: string, words: readonly string[]): boolean {
  const nameWords = words.map(lettersOf).filter((word) => word.length >= SHORTEST_WORD)
  const letters = lettersOf(password)
  return nameWords.some((word) => letters === word || nameWords.some((other) => letters === word + other))
}

const SHORTEST_WORD = 3

function lettersOf(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll(/\P{L}/gu, '')
}
