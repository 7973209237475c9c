// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Avatar } from '../marks/avatar.tsx'
import { LogoMark } from './logo-mark.tsx'
import { firstLetter, initials, nameTint } from './name-mark.ts'

afterEach(cleanup)

test.each([
  ['Mara Lindqvist', 'ML'],
  ['  ada   king lovelace ', 'AL'],
  ['Cher', 'C'],
  ['Ana-Sofía', 'AS'],
  ['Łukaszewska-Ñuñez', 'ŁÑ'],
  ['Zoë Łukaszewska-Ñuñez', 'ZŁ'],
  ['Anne-Marie Øst', 'AØ'],
  ['Ada – Lovelace', 'AL'],
  ['山田 太郎', '山'],
  ['🦄', '🦄'],
  ['👩‍🚀 Zoe', '👩‍🚀'],
  ['éric żak', 'ÉŻ'],
  ['(Bob)', 'B'],
  ['', ''],
  ['   ', ''],
  ['!!!', ''],
  ['x'.repeat(60), 'X'],
])('the initials of "%s" are "%s"', (name, letters) => {
  expect(initials(name)).toBe(letters)
})

test('a mark shows the first letter or digit, skipping other characters before it', () => {
  expect([firstLetter(' "quoted" Ltd'), firstLetter('3 Wells'), firstLetter('')]).toEqual(['Q', '3', ''])
})

test('a name always has the same tint, and all six tints are used', () => {
  expect(nameTint('Northwind')).toBe(nameTint('northwind'))
  const usedTints = new Set(Array.from({ length: 100 }, (_, number) => nameTint(`name ${number}`)))
  expect([...usedTints].sort()).toEqual([1, 2, 3, 4, 5, 6])
})

test('pictures next to a name have no text alternative, but other pictures do', () => {
  render(<Avatar name="Mara Lindqvist" />)
  expect(screen.queryByRole('img')).toBeNull()
  render(<LogoMark name="Northwind" label="Northwind" />)
  expect(screen.getByRole('img', { name: 'Northwind' })).toBeDefined()
})

test('a photo that fails to load is replaced by the initials', () => {
  const { container } = render(<Avatar name="Mara Lindqvist" photo="/gone.webp" />)
  const image = container.querySelector('img')
  expect(image?.getAttribute('width')).toBe('40')
  if (image) fireEvent.error(image)
  expect(container.textContent).toBe('ML')
})

test('an empty name shows a neutral figure', () => {
  const { container } = render(<Avatar name="" />)
  expect(container.querySelector('svg')).not.toBeNull()
})
