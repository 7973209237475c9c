const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Formats a date: `2020-05-17` and `2020-05` as May 2020, `2020` unchanged, and no date as an empty string. */
export function formatDate(date: string | undefined): string {
  if (!date) return ''
  const [year = '', month] = date.split('-')
  const name = month === undefined ? undefined : months[Number(month) - 1]
  return name ? `${name} ${year}` : year
}

/** Formats a period. `open` replaces a missing end. */
export function formatPeriod(
  { startDate, endDate }: { startDate?: string | undefined; endDate?: string | undefined },
  open = 'Present',
): string {
  if (!startDate) return formatDate(endDate)
  const [from, to] = [formatDate(startDate), endDate ? formatDate(endDate) : open]
  return from === to ? from : `${from} – ${to}`
}
