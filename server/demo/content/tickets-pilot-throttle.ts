/*
 * One long conversation of pilot@example.com: a throttle lever that jumps, from the first guess to the
 * cable that was half out. Longer than three pages of chat, so that scrolling back has something to load.
 */
import type { DemoTicket } from './types';
import { html, talk } from './writing';

export const pilotThrottle: DemoTicket = {
  key: 'pilot-throttle',
  account: 'pilot@example.com',
  type: 'flying-jitter',
  question: 'jitter',
  title: 'T2 throttle: left lever jumps to full power for an instant',
  daysAgo: 6,
  atMinute: 420,
  handler: 'bruno',
  urgency: 'P3',
  products: ['throttle-t2', 'grip-h2'],
  solved: false,
  comment:
    'Left sensor cable was half out of its socket. Reseated by the customer. Wait for the weekend, then close.',
  stepRecord: html`
    <h3>An axis trembles or jumps for an instant</h3>
    <ol>
      <li>
        <p>Watch the axis page for a minute without touching anything. What do you see?</p>
        <p><strong>It jumps now and then</strong></p>
      </li>
      <li>
        <p>
          Turn the locking ring of the grip to its stop, change the cable, and try another port. Does it still
          jump?
        </p>
        <p><strong>Yes</strong></p>
      </li>
    </ol>
  `,
  userUnread: false,
  adminUnread: false,
  messages: talk`
    0 customer: Hello. My T2 is eight months old. For about a week now the left lever has jumped to 100% for an instant, usually on approach, which is the worst moment for it.
    1 customer: I have followed the guide: other cable, other port, nothing changed.
    6 bruno: Good morning Alex, Bruno here. Thank you for doing the guide first, that saves us both half an hour. How often does it happen?
    8 customer: Three or four times in an hour of flying. Never while I am moving the lever, as far as I can tell.
    10 bruno: And the right lever?
    11 customer: Always fine.
    13 bruno: Could you open Larkmoor Desk, go to the axis page of the T2 and let it record for ten minutes with the lever at idle? The record button is at the top right.
    14 customer: Doing that now.
    27 customer: Two jumps in ten minutes. Both straight up to 100 and back, no ramp. Shall I send the file?
    29 bruno: Yes please. Just drop it into this window.
    33 customer: Sent. It is the one with “left” in its name.
    41 bruno: Got it. Each jump lasts 8 ms, which is exactly one report. So it is not the lever that moves, it is one reading that is lost on the way and replaced by the maximum.
    43 customer: That sounds like a cable somewhere.
    45 bruno: A cable, or the supply. Let us take the supply first, it is quicker. What else hangs on the same hub?
    47 customer: No hub. The T2 goes straight into the back of the computer. Only the P1 panel is on a hub, with its own supply.
    49 bruno: Very good. Do you have a seat shaker or an amplifier near the desk?
    50 customer: A shaker under the seat, yes. Its amplifier stands on the floor behind the throttle.
    52 bruno: Then please switch the amplifier off, at the mains and not on standby, and record ten minutes again.
    66 customer: Amplifier off at the wall. One jump in ten minutes.
    68 bruno: Fewer, but not none. Ten minutes are too short to say whether that is chance.
    69 bruno: Which firmware does the T2 have? It is under Device, About.
    71 customer: 2.3.8.
    75 bruno: There is a newer one, 2.4.1. It repeats the last good reading when one gets lost. That does not cure the cause, but it belongs on there anyway.
    77 customer: I would rather find the cause than hide it.
    79 bruno: So would I. The new version also counts lost readings for each sensor, and that is what I am after.
    81 customer: Fair enough. Updating.
    86 customer: Done, 2.4.1 is on. Where do I find the count?
    88 bruno: Axis page, the small arrow beside the name of the axis, then “Lost”. Please leave it open during a normal evening and tell me both numbers.
    90 customer: Will do tonight. Thank you so far.
    750 customer: Two hours of flying: left 61, right 0. No jump in the simulator any more, but 61 against 0 is clear, is it not?
    day 2
    15 bruno: Good morning. Very clear. Something between the left sensor and the board loses contact for a moment. I would like to find out which side of the rail it is on.
    17 bruno: The two handles are the same inside apart from their switches. Would you swap them, left for right? Two screws each, 2.5 mm key.
    24 customer: If it stays on the left after the swap, it is the base. If it moves to the right, it is the handle?
    25 bruno: Exactly.
    58 customer: Swapped. It looks odd, but it works. Recording.
    95 customer: Half an hour: left 14, right 0. So it is the base.
    99 bruno: It is. Please swap them back when you find the time.
    101 bruno: Behind the rear cover each rail has a flat white cable to the board. Are you all right with opening the cover? It does not touch the warranty.
    104 customer: Yes, no problem. I build model aircraft, small screws do not frighten me.
    106 bruno: Then unplug the T2, take out the two screws of the rear cover and tilt the cover towards you. Please send a photograph before you touch anything.
    131 customer: Here it is. Left one is the cable with the blue stripe, I suppose.
    134 bruno: That is the one. Look at the socket on the board: the brown bar on the right socket lies flat, the one on the left stands up a little.
    136 customer: Now that you say it. About a millimetre.
    138 bruno: That bar is the lock. It was probably never quite closed, and the vibration has been walking the cable out since then.
    140 bruno: Lift the bar fully with a fingernail, push the cable in until it stops and is straight, then press the bar down at both ends. No force, it wants to close.
    148 customer: It clicked. The cable went in by more than a millimetre.
    150 bruno: That will have been it. Close the cover, plug in, and look at the count while you tap on the rear cover with a finger.
    159 customer: Tapped for five minutes. Left 0, right 0.
    161 bruno: Very nice. Please fly an evening with it and tell me the numbers again.
    162 customer: With pleasure.
    780 customer: Three hours, shaker on, left 0. But now something new: the left lever only reaches 97%.
    day 3
    8 amelia: Good morning Alex, this is Amelia. Bruno is away until noon, so I have read up on your case. The 97% is nothing bad.
    9 amelia: The sensor sits straight now, so its readings have shifted a little. It wants to be calibrated once.
    15 customer: I calibrated twice. The right one is at 100, the left stops at 97.
    18 amelia: Do you use the front detent, the one for the afterburner?
    19 customer: Yes.
    22 amelia: Then the device still has the old place of the detent in memory and takes it for the end. Choose Axes, Detents, Learn, and push the left lever against the ridge once.
    31 customer: 100%. On both. I had no idea that the two were connected.
    33 amelia: It is in the guide, but rather far down. I have made a note to move it up.
    34 customer: Thank you. Should I send the whole thing in all the same, for the socket?
    37 amelia: I should not think so. If the lock holds, the socket is sound. Let me ask Bruno when he is back.
    330 bruno: Back again. I agree with Amelia: keep it. A socket that is worn does not click.
    332 bruno: I have noted your serial number. Should it ever come out again, we exchange the board within the warranty and you need not explain anything.
    345 customer: That is fair. There is a long group flight at the weekend, six hours or so. May I report after that?
    348 bruno: Please do. Six hours with the shaker on is a better test than anything we have here.
    349 customer: One more question while I have you: is there anything I should do to the right socket, to be safe?
    352 bruno: No. A lock that is flat stays flat. Do not open what is closed.
    353 customer: Understood.
    day 4
    20 bruno: I leave this ticket open until you have flown at the weekend. Write a line here with the two numbers, and if both are 0 we close it. Good flight.
  `,
};
