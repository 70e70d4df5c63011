// Browsers start no worker from a file: where these pages are opened as files, the search runs in a
// hidden frame instead. The site generator knows this file by its name.
if (location.protocol === "file:") {
  window.Worker = class {
    constructor(url) {
      this.frame = document.createElement("iframe");
      this.frame.hidden = true;
      document.body.append(this.frame);
      const inside = this.frame.contentWindow;
      inside.document.open(); // keeps Firefox from replacing the empty page later
      inside.document.write("<body></body>");
      inside.document.close();
      inside.postMessage = (data) => this.tell(this, data);
      const script = inside.document.createElement("script");
      this.loaded = new Promise((loaded) => (script.onload = loaded));
      script.onerror = (error) => this.onerror?.(error);
      script.src = url;
      inside.document.body.append(script);
    }

    postMessage(data) {
      this.loaded.then(() => this.tell(this.frame.contentWindow, data));
    }

    // A message is a copy, and comes later, as from a true worker.
    tell(listener, message) {
      const data = structuredClone(message);
      setTimeout(() => listener?.onmessage?.({ data }));
    }

    terminate() {
      this.frame.remove();
    }
  };
}
