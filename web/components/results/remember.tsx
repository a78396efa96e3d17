import { useState } from 'react'
import { isRemembered, rememberKnown } from '../../form/known.ts'

/** A box that, while ticked, keeps answers that several calculators ask for in this browser after the visit. Unticking it deletes them. */
export default function Remember() {
  const [isKept, setKept] = useState(isRemembered)
  const [said, say] = useState('')
  return (
    <details className="remember">
      <summary>Remember my income</summary>
      <div className="choice">
        <input
          type="checkbox"
          id="remember"
          checked={isKept}
          onChange={({ currentTarget: { checked } }) => {
            const isNow = rememberKnown(checked)
            setKept(isNow)
            if (isNow) say('Remembered. Untick this to undo it.')
            else say(checked ? 'Your browser does not let us remember anything.' : 'Forgotten on this device.')
          }}
        />
        <label htmlFor="remember">Remember my income, region, pension and student loan on this device</label>
        <output className="hint">{said}</output>
      </div>
    </details>
  )
}
