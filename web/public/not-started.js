// Speaks where the app itself could not run: its program did not come, or this browser does not understand it. Written in the
// JavaScript that every browser knows.
(function () {
  var patience = 20000; // milliseconds

  function wished() {
    try {
      var settings = JSON.parse(localStorage.getItem('fourfold.settings'));
      if (settings && settings.language) return settings.language;
    } catch (error) {
      // Nothing is set where nothing can be remembered.
    }
    return (navigator.language || 'en').slice(0, 2);
  }

  function show() {
    var told = document.getElementById('not-started');
    if (!told) return; // the app has begun and took it away
    var spoken = told.querySelector('[lang="' + wished() + '"]') || told.firstElementChild;
    for (var one = told.firstElementChild; one; one = one.nextElementSibling) one.hidden = one !== spoken;
    document.getElementById('app').textContent = '';
    told.hidden = false;
  }

  // Errors in loading do not rise to the window, but are seen on their way down.
  window.addEventListener('error', show, true);
  setTimeout(show, patience);
})();
