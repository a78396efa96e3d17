// Reads a table of transactions and works out the gains, away from the page, which therefore never waits.
import { refusalIn } from '../../tables/refused.ts'
import { allRowsOf, tableIn } from '../../tables/table.ts'
import { answerTo } from './answer.ts'
import type { SharesNews, SharesOrder } from './report.ts'

addEventListener('message', ({ data }: MessageEvent<SharesOrder>) => void answer(data).then(tell))

async function answer({ file, sheet, ...given }: SharesOrder): Promise<SharesNews> {
  try {
    const table = await tableIn(file, sheet)
    return answerTo(await allRowsOf(table), { ...given, sheets: table.sheets, sheet: table.sheet })
  } catch (fault) {
    return { refused: refusalIn(fault) }
  }
}

const tell = (news: SharesNews): void => postMessage(news, { transfer: [] })
