// npm run law:where -- <section> : lists the functions of engine/law by the sections of law that they state.
import { runCommand } from '../lib/command.ts'
import { bySection, citedInLaw } from './sections.ts'

const HELP = `npm run -s law:where -- [part of a section]

Lists each section of law, and each schedule and Part, with the functions of engine/law that state it, and the line where each begins.
Write "ITA 2007 s.25" for those sections alone, "FA 2021 Sch.1" for a schedule, or "dividend" for the functions and files with that word.`

await runCommand('law:where', HELP, {}, ({ words }, { stdout }) => {
  const wanted = words.join(' ').toLowerCase()
  const lines = bySection(citedInLaw()).flatMap(([section, functions]) => {
    const told = functions.filter(({ name, place }) => `${section} ${name} ${place}`.toLowerCase().includes(wanted))
    return told.map(({ name, place }, index) => `${(index === 0 ? section : '').padEnd(28)} ${name.padEnd(34)} ${place}`)
  })
  stdout.write(lines.length > 0 ? `${lines.join('\n')}\n` : `no function of engine/law states ${words.join(' ')}\n`)
})
