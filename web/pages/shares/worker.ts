// Reads a table of transactions and works out the gains, away from the page, which therefore never waits.
import { Refused } from '../../tables/refused.ts'
import { tableIn } from '../../tables/table.ts'
import { answerTo } from './answer.ts'
import type { SharesNews, SharesOrder } from './report.ts'

const CHANGED = 'The file has changed or is no longer there. Choose it again.'

addEventListener('message', ({ data }: MessageEvent<SharesOrder>) => void answer(data).then(tell))

async function answer({ file, sheet, ...given }: SharesOrder): Promise<SharesNews> {
  try {
    const table = await tableIn(file, sheet)
    const rows: (readonly string[])[] = []
    for await (const piece of table.rows()) rows.push(...piece.rows)
    return answerTo(rows, { ...given, sheets: table.sheets, sheet: table.sheet })
  } catch (fault) {
    return { refused: fault instanceof Refused ? fault.message : fault instanceof DOMException ? CHANGED : String(fault) }
  }
}

const tell = (news: SharesNews): void => postMessage(news, { transfer: [] })
