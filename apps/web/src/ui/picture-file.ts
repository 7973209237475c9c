/** What a field for pictures takes. */
export interface PictureLimits {
  /** Media types. */
  readonly types: readonly string[]
  readonly maxBytes: number
}

const MEGABYTE = 1024 * 1024

/** "JPEG, PNG or WebP, at most 10 MB": said before anybody chooses. */
export function limitsInWords({ types, maxBytes }: PictureLimits): string {
  const names = types.map(nameOf)
  const last = names.pop() ?? ''
  return `${names.length > 0 ? `${names.join(', ')} or ${last}` : last}, at most ${Math.floor(maxBytes / MEGABYTE)} MB`
}

function nameOf(type: string): string {
  const name = type.split('/')[1] ?? type
  return name === 'webp' ? 'WebP' : name.toUpperCase()
}

/** What is wrong with a chosen file, and the way out; undefined when it can be sent. */
export function faultOf(file: File, limits: PictureLimits): string | undefined {
  if (file.size === 0) return 'This file is empty. Choose another one.'
  // Browsers go by the name and leave the type of some files out: the server looks inside.
  if (file.type !== '' && !limits.types.includes(file.type)) {
    return `This is no picture that can be used. Choose ${limitsInWords(limits)}.`
  }
  if (file.size <= limits.maxBytes) return undefined
  const megabytes = (file.size / MEGABYTE).toFixed(1)
  return `This file has ${megabytes} MB. Choose one of at most ${Math.floor(limits.maxBytes / MEGABYTE)} MB.`
}

/** The first file that was dropped or pasted. */
export function fileIn(data: DataTransfer | null): File | undefined {
  return data?.files[0]
}
