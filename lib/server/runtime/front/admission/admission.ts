export interface AdmissionLimits {
  /** Requests that run at once, overall and of one sender. */
  atOnce: number;
  perSender: number;
  /** Requests that may wait for their turn, overall and of one sender. */
  waiting: number;
  waitingPerSender: number;
  /** How long a request may wait. */
  timeoutMs: number;
}

export interface Admission {
  /**
   * Resolves when it is this request's turn, with what must be called when it is over; null when too many wait, when it
   * waited too long, or when its sender has gone. `onGone` registers what to call when the sender goes.
   */
  enter(sender: string, onGone: (leave: () => void) => void): Promise<(() => void) | null>;
  /** Requests that run and wait now. */
  load(): { running: number; waiting: number };
}

interface Waiting {
  sender: string;
  settle: (leave: (() => void) | null) => void;
}

/** Limits the requests that run at once; waiting requests of the sender with the fewest running ones come first. */
export function createAdmission(limits: AdmissionLimits): Admission {
  const running = new Map<string, number>();
  let total = 0;
  let queue: Waiting[] = [];
  const runningOf = (sender: string) => running.get(sender) ?? 0;
  const mayRun = (sender: string) => total < limits.atOnce && runningOf(sender) < limits.perSender;

  function start(sender: string): () => void {
    total += 1;
    running.set(sender, runningOf(sender) + 1);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      total -= 1;
      const left = runningOf(sender) - 1;
      if (left > 0) running.set(sender, left);
      else running.delete(sender);
      startNext();
    };
  }

  function startNext(): void {
    let next: Waiting | undefined;
    for (const candidate of queue)
      if (mayRun(candidate.sender) && (!next || runningOf(candidate.sender) < runningOf(next.sender)))
        next = candidate;
    if (!next) return;
    queue = queue.filter((one) => one !== next);
    next.settle(start(next.sender));
  }

  return {
    enter: (sender, onGone) => {
      if (mayRun(sender)) return Promise.resolve(start(sender));
      const ofSender = queue.filter((one) => one.sender === sender).length;
      if (queue.length >= limits.waiting || ofSender >= limits.waitingPerSender) return Promise.resolve(null);
      return new Promise((resolve) => {
        const waiting: Waiting = {
          sender,
          settle: (leave) => {
            clearTimeout(timer);
            resolve(leave);
          },
        };
        const giveUp = () => {
          if (!queue.includes(waiting)) return;
          queue = queue.filter((one) => one !== waiting);
          waiting.settle(null);
        };
        const timer = setTimeout(giveUp, limits.timeoutMs);
        queue.push(waiting);
        onGone(giveUp);
      });
    },
    load: () => ({ running: total, waiting: queue.length }),
  };
}
