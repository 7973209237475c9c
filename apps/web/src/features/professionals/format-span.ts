import { type Message, msg, t } from '@rise/texts'

// Not from `Intl`, whose short names differ between browsers and the server.
const months: readonly Message[] = [
  msg('Jan', 'a month, shortened'),
  msg('Feb', 'a month, shortened'),
  msg('Mar', 'a month, shortened'),
  msg('Apr', 'a month, shortened'),
  msg('May', 'a month, shortened'),
  msg('Jun', 'a month, shortened'),
  msg('Jul', 'a month, shortened'),
  msg('Aug', 'a month, shortened'),
  msg('Sep', 'a month, shortened'),
  msg('Oct', 'a month, shortened'),
  msg('Nov', 'a month, shortened'),
  msg('Dec', 'a month, shortened'),
]
const DAY_MS = 86_400_000
// Section 9 of the specification: conversion of days to years and months.
const DAYS_OF_YEAR = 365
const DAYS_OF_MONTH = 30

/** Formats a date with its known precision: `2024`, `May 2024`, `17 May 2024`. */
export function formatDate(date: string): string {
  const [year = '', month, day] = date.split('-')
  const name = month === undefined ? undefined : months[Number(month) - 1]
  if (name === undefined) return year
  return day === undefined
    ? t('{month} {year}', { month: t(name), year })
    : t('{day} {month} {year}', { day: Number(day), month: t(name), year })
}

/**
 * Formats a period: `May 2019 – Present`; empty without a start and an end. Shows no days, because many résumés write
 * the first day of a month when they mean the month.
 */
export function formatSpan(start: string | null, end: string | null): string {
  if (start === null) return end === null ? '' : t('Until {month}', { month: monthOf(end) })
  if (start === end) return monthOf(start)
  return end === null
    ? t('{start} – Present', { start: monthOf(start) })
    : t('{start} – {end}', { start: monthOf(start), end: monthOf(end) })
}

function monthOf(date: string): string {
  return formatDate(date.slice(0, '2024-05'.length))
}

/**
 * Formats a duration, such as `3 yrs 2 mos`, including both months. Lines don't break in it. Empty if only a year is
 * known: the result would be too precise. `asOf` is today.
 */
export function formatDuration(start: string | null, end: string | null, asOf: string): string {
  const last = end ?? asOf
  if (start === null || start.length < 7 || last.length < 7) return ''
  const days = (startOfMonth(last, 1) - startOfMonth(start, 0)) / DAY_MS
  if (days <= 0) return ''
  const years = Math.floor(days / DAYS_OF_YEAR)
  const months = Math.min(Math.floor((days % DAYS_OF_YEAR) / DAYS_OF_MONTH), 11)
  return inWords(years, years === 0 ? Math.max(months, 1) : months).replaceAll(' ', '\u00a0')
}

/** Returns the span from the earliest start to the latest end; the end is null if one of them has none. */
export function wholeSpan(spans: readonly { startDate: string | null; endDate: string | null }[]) {
  const starts = spans.flatMap(({ startDate }) => (startDate === null ? [] : [startDate])).sort()
  const ends = spans.map(({ endDate }) => endDate)
  const end = ends.includes(null)
    ? null
    : (ends
        .filter((date) => date !== null)
        .sort()
        .at(-1) ?? null)
  return { start: starts[0] ?? null, end }
}

function startOfMonth(date: string, later: number): number {
  return Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1 + later, 1)
}

function inWords(years: number, months: number): string {
  if (years === 0) return t('{months, plural, one {1 mo} other {{months} mos}}', { months })
  if (months === 0) return t('{years, plural, one {1 yr} other {{years} yrs}}', { years })
  return t('{years, plural, one {1 yr} other {{years} yrs}} {months, plural, one {1 mo} other {{months} mos}}', {
    years,
    months,
  })
}
