// One game, one writer: a lock for each game that is played, held by one page of this browser and gone with it, however that
// ends. Another page looks on until the game is free, or takes it over: whoever has it finishes writing first.

export interface User {
  play(): Promise<void>; // the game is this page's now: take it up from what is kept
  lookOn(): Promise<void>; // it is not, or no longer: done when nothing is left to be written
}

export interface Use {
  takeOver(): void;
  leave(): void;
}

const patience = 4000; // milliseconds for another page to finish writing; one that sleeps never answers

class Lock implements Use {
  private readonly others: BroadcastChannel;
  private letGo: (() => void) | undefined; // while the game is ours
  private waiting = new AbortController();
  private taking = false;
  private left = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly name: string,
    private readonly user: User,
  ) {
    this.others = new BroadcastChannel(name);
    this.others.onmessage = ({ data }) => {
      if (data === 'let go' && this.letGo) void this.handOver();
      if (data === 'written' && this.timer !== undefined) this.take();
    };
    void this.run();
  }

  takeOver(): void {
    this.others.postMessage('let go');
    this.timer = setTimeout(() => this.take(), patience);
  }

  leave(): void {
    this.left = true;
    clearTimeout(this.timer);
    this.waiting.abort();
    this.letGo?.();
    this.others.close();
  }

  private async run(): Promise<void> {
    for (let options: LockOptions = { ifAvailable: true }; ; options = this.next()) {
      await this.hold(options);
      if (this.left) return;
      await this.user.lookOn();
      if (this.left) return;
    }
  }

  private next(): LockOptions {
    if (this.taking) return { steal: true };
    this.waiting = new AbortController();
    return { signal: this.waiting.signal };
  }

  // Until it is over, for whatever reason: let go, taken by another page, never had.
  private async hold(options: LockOptions): Promise<void> {
    try {
      await navigator.locks.request(this.name, options, async (lock) => {
        if (!lock) return;
        clearTimeout(this.timer);
        this.timer = undefined;
        this.taking = false;
        const over = new Promise<void>((resolve) => (this.letGo = resolve));
        await this.user.play();
        await over;
      });
    } catch (problem) {
      // Taken by another page, or no longer waited for. Anything else: this page is being closed.
      if (!(problem instanceof DOMException) || problem.name !== 'AbortError') this.left = true;
    }
    this.letGo = undefined;
  }

  private async handOver(): Promise<void> {
    await this.user.lookOn();
    this.others.postMessage('written');
    this.letGo?.();
  }

  private take(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.taking = true;
    this.waiting.abort();
  }
}

// A browser without locks lets every page play, and the shelf refuses to write over what is newer: then that page looks on.
export function useGame(id: string, user: User): Use {
  if (navigator.locks) return new Lock(`fourfold game ${id}`, user);
  void user.play();
  return { takeOver: () => void user.play(), leave: () => undefined };
}
