"""The choice of tests for `make check`."""

from tests.changed import imported_modules, select_tests


def test_a_changed_module_calls_for_the_tests_that_import_it() -> None:
    chosen = select_tests(["vfw/core/chance.py"])
    assert "tests/core/test_chance.py" in chosen
    assert not any(path.startswith("tests/browser/") for path in chosen)


def test_a_changed_test_a_notebook_and_a_text_call_for_themselves() -> None:
    chosen = select_tests(["tests/test_changed.py", "notebooks/atlas.ipynb", "lessons/glossary.md"])
    assert {"tests/test_changed.py", "notebooks/atlas.ipynb", "tests/content_checks/test_checks.py"} <= {*chosen}


def test_a_changed_module_calls_for_the_tests_that_are_named_after_it() -> None:
    assert "tests/votes/cards/test_cards_suffragist.py" in select_tests(["vfw/votes/cards/suffragist.py"])


def test_a_changed_template_calls_for_the_tests_of_the_modules_that_name_it() -> None:
    chosen = select_tests(["vfw/panel/templates/table.html"])
    assert {"tests/panel/test_visits.py", "tests/panel/test_rendering.py"} <= {*chosen}


def test_a_changed_template_calls_for_the_tests_of_templates_that_import_it() -> None:
    assert "tests/panel/test_rendering.py" in select_tests(["vfw/panel/templates/dice.html"])


def test_unrelated_files_call_for_no_test() -> None:
    assert select_tests(["LICENSE", "CHANGELOG.md"]) == []


def test_imports_of_modules_and_of_their_names_are_found() -> None:
    assert imported_modules("import a.b\nfrom c import d") == {"a.b", "c", "c.d"}
