import { expect, test } from 'vitest'
import { boardNameOfUrl } from './board-name.ts'

test.each([
  ['https://job-boards.greenhouse.io/harbour-lights/jobs/1', 'Harbour Lights'],
  ['https://jobs.eu.lever.co/harbour-lights/1', 'Harbour Lights'],
  ['https://jobs.ashbyhq.com/Harbour%20Lights/1', 'Harbour Lights'],
  ['https://apply.workable.com/harbour-lights/j/A1', 'Harbour Lights'],
  ['https://apply.workable.com/j/A1', null],
  ['https://jobs.smartrecruiters.com/HarbourLights/1', 'HarbourLights'],
  ['https://harbour-lights.recruitee.com/o/pilot', 'Harbour Lights'],
  ['https://harbour-lights.jobs.personio.de/job/1', 'Harbour Lights'],
  ['https://jobs.ashbyhq.com/%E0%A4%A/1', '%E0%A4%A'],
  ['https://harbour.example/jobs/1', null],
  ['https://jobs.personio.de.evil.example/x', null],
  ['no address', null],
])('%s has the board name %s', (url, name) => {
  expect(boardNameOfUrl(url)).toBe(name)
})
