// What Jupyter's widgets hand to our scripts, as far as we use it.

export interface Kernel {
  readonly id: string;
  readonly status: string;
  readonly connectionStatus: string;
  readonly isDisposed: boolean;
  readonly serverSettings: { readonly baseUrl: string };
  readonly connectionStatusChanged: { connect(hear: (kernel: Kernel, status: string) => void): void };
  reconnect(): Promise<void>;
  requestKernelInfo(): Promise<unknown>;
}

/** Not every place that shows widgets has a kernel. */
export interface Manager {
  readonly kernel?: Kernel | null;
  // Models of other libraries, each with what it is known for.
  get_model(id: string): Promise<any>;
  has_model(id: string): boolean;
}

/** The half of a widget that lives in Python, as the page sees it. */
export interface Model {
  readonly widget_manager: Manager;
  // What stands there is declared in Python.
  get(name: string): any;
  send(message: object): void;
  on(event: string, hear: (message: Message) => void): void;
  off(event: string, hear: (message: Message) => void): void;
}

/** What Python says to a widget: its kind, and what belongs to that. */
export interface Message {
  readonly kind: string;
  readonly [part: string]: any;
}

/** What anywidget gives to `initialize`, and to `render`. */
export interface Life {
  readonly model: Model;
  readonly signal: AbortSignal;
}

export interface View {
  readonly model: Model;
  readonly el: HTMLElement;
}

export interface Widget {
  initialize?(life: Life): unknown;
  render(view: View): void | (() => void);
}
