import { currentLanguage, t } from '@rise/texts'

const units = ['B', 'kB', 'MB', 'GB', 'TB']

/** Formats a size on disk in decimal units, with at most three digits: `38.4 MB`. */
export function formatBytes(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3))
  const value = bytes / 1000 ** power
  const style = { maximumFractionDigits: value < 100 ? 1 : 0 }
  return `${value.toLocaleString(currentLanguage(), style)} ${units[power]}`
}

/** Formats a waiting time in its largest whole unit: `45 s`, `12 min`, `3 h`. */
export function formatSeconds(seconds: number): string {
  if (seconds < 60) return t('{seconds} s', { seconds })
  return seconds < 3_600
    ? t('{minutes} min', { minutes: Math.floor(seconds / 60) })
    : t('{hours} h', { hours: Math.floor(seconds / 3_600) })
}
