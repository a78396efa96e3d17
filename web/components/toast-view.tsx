import { Close, Provider, Root, Title, Viewport } from '@radix-ui/react-toast'

/** Milliseconds and pixels, as specified. */
const DURATION = 5000
const SWIPE = 50

/**
 * One toast. It lasts five seconds, and can be swiped away to the right or closed; F8 moves the focus to it. A new one replaces the last,
 * with a provider of its own: the one of a toast that was closed under a pointer or the focus has stopped its clock.
 */
export default function ToastView({ message, turn }: { message: string; turn: number }) {
  return (
    <Provider key={turn} duration={DURATION} swipeDirection="right" swipeThreshold={SWIPE} label="Notification">
      <Root className="toast">
        <Title>{message}</Title>
        <Close aria-label="Close">×</Close>
      </Root>
      <Viewport className="toasts" hotkey={['F8']} label="Notifications ({hotkey})" />
    </Provider>
  )
}
